/** What the accounts say to people. In one place, so that it can be translated with the admin. */
export const SAY = {
  wrong: 'The email or password is wrong.',
  loggedIn: 'Signed in.',
  tooMany: (seconds: number): string =>
    `Too many wrong passwords were tried for this account. Try again in ${seconds === 1 ? 'one second' : `${seconds} seconds`}. A browser in which you have logged in before does not have to wait.`,
  short: 'A password needs at least 12 characters.',
  long: 'A password has at most 1,024 characters.',
  repeats: 'This password repeats the same few characters. Choose one that is harder to guess, such as four words that have nothing to do with each other.',
  address: 'This password is the email address, or little more than a part of it. Choose another one.',
  needsCurrent: 'To change a password or an email address, also enter your own current password.',
  wrongCurrent: 'Your current password is wrong.',
  lastAdmin: 'This is the last administrator. Make somebody else an administrator first.',
} as const;
