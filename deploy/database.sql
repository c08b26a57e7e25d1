-- Runs once, when the volume of the database is new. The site gets a database of its own and no more: its role is not
-- the superuser, and the superuser can then sign in only from inside of the database's container.
\getenv password POSTGRES_PASSWORD
create role site login password :'password';
create database site owner site;
-- A query whose caller has hung up ends within seconds. Otherwise one that waits would keep its connection, and the site
-- would open another one for the next query, up to all that the server has.
alter role site set client_connection_check_interval = '2s';
-- The details of an error quote the row that it is about, and with it an email address.
alter role site set log_error_verbosity = 'terse';
revoke connect on database site from public;
alter role current_user password null;
