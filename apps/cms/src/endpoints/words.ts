/** What the doors to the accounts say to people. In one place, so that they can be translated with the admin. */
export const SAY = {
  wrong: 'The email or password is wrong.',
  loggedIn: 'Signed in.',
  tooMany: (seconds: number): string =>
    `Too many wrong passwords were tried for this account. Try again in ${seconds === 1 ? 'one second' : `${seconds} seconds`}. A browser in which you have logged in before does not have to wait.`,
} as const;
