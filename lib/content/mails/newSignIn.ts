import type { DeviceWords } from '../../contract/signInDevice';
import { type DeviceNames, deviceName } from '../account/deviceNames';
import { deviceNameWords } from '../account/deviceNameWords';
import { brand } from '../brand';
import { deviceNameWords as deNames } from '../translations/de/account/deviceNameWords';
import { deviceNameWords as esNames } from '../translations/es/account/deviceNameWords';
import { deviceNameWords as frNames } from '../translations/fr/account/deviceNameWords';
import type { MailText } from './words';

type Parts = {
  subject: string;
  heading: string;
  intro: string;
  /** The browser or app, and when. */
  line: (device: string, at: string) => string;
  wasYou: string;
  action: string;
  wasNotYou: string;
  names: DeviceNames;
};

/** Sent to an account's owner after a sign-in from a browser or app that was not known to it. */
function textFrom({ subject, heading, intro, line, wasYou, action, wasNotYou, names }: Parts) {
  return ({ at, ...device }: DeviceWords & { at: string }): MailText => ({
    subject,
    heading,
    lead: [intro, line(deviceName(device, names), at), wasYou],
    action,
    after: [wasNotYou],
  });
}

const line = (device: string, at: string) => `${device}, ${at}`;

const en = textFrom({
  subject: `New sign-in to your ${brand.name} account`,
  heading: 'New sign-in to your account',
  intro: 'Someone signed in to your account from a new browser or app:',
  line,
  wasYou: 'If it was you, you don’t need to do anything.',
  action: 'Review your devices',
  wasNotYou:
    'If it wasn’t you, open your account and select “Sign out everywhere.” Then secure your email account, for example with a new password: anyone who can read your email can sign in with a code.',
  names: deviceNameWords,
});

const de = textFrom({
  subject: `Neue Anmeldung in Ihrem Konto bei ${brand.name}`,
  heading: 'Neue Anmeldung in Ihrem Konto',
  intro: 'Jemand hat sich mit einem neuen Browser oder einer neuen App in Ihrem Konto angemeldet:',
  line,
  wasYou: 'Wenn Sie das waren, müssen Sie nichts tun.',
  action: 'Geräte prüfen',
  wasNotYou:
    'Wenn Sie das nicht waren, öffnen Sie Ihr Konto und wählen Sie „Überall abmelden“. Sichern Sie danach Ihr E-Mail-Konto, zum Beispiel mit einem neuen Passwort: Wer Ihre E-Mails lesen kann, kann sich mit einem Code anmelden.',
  names: deNames,
});

const es = textFrom({
  subject: `Nuevo inicio de sesión en tu cuenta de ${brand.name}`,
  heading: 'Nuevo inicio de sesión en tu cuenta',
  intro: 'Alguien ha iniciado sesión en tu cuenta desde un navegador o una aplicación nuevos:',
  line,
  wasYou: 'Si has sido tú, no tienes que hacer nada.',
  action: 'Revisar tus dispositivos',
  wasNotYou:
    'Si no has sido tú, abre tu cuenta y selecciona «Cerrar sesión en todas partes». Después protege tu correo, por ejemplo con una contraseña nueva: quien pueda leer tu correo puede iniciar sesión con un código.',
  names: esNames,
});

const fr = textFrom({
  subject: `Nouvelle connexion à votre compte ${brand.name}`,
  heading: 'Nouvelle connexion à votre compte',
  intro: 'Quelqu’un s’est connecté à votre compte depuis un nouveau navigateur ou une nouvelle application :',
  line,
  wasYou: 'Si c’était vous, vous n’avez rien à faire.',
  action: 'Vérifier vos appareils',
  wasNotYou:
    'Si ce n’était pas vous, ouvrez votre compte et sélectionnez « Se déconnecter partout ». Protégez ensuite votre messagerie, par exemple avec un nouveau mot de passe : toute personne qui peut lire vos e-mails peut se connecter avec un code.',
  names: frNames,
});

export const newSignIn = { en, de, es, fr } as const;
