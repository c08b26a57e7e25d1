-- Runs once, when the volume of the database is new. The site gets a database of its own and no more: its role is not
-- the superuser, and the superuser can then sign in only from inside of the database's container.
\getenv password POSTGRES_PASSWORD
create role site login password :'password';
create database site owner site;
revoke connect on database site from public;
alter role current_user password null;
