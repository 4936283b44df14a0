/**
 * Sentences about accounts that users read. One place for all, so that they can be translated with
 * the admin.
 */
export const SAY = {
  wrong: "The email or password is wrong.",
  loggedIn: "Signed in.",
  tooMany: (seconds: number): string =>
    `Too many wrong passwords were tried for this account. Try again in ${seconds === 1 ? "one second" : `${seconds} seconds`}. A browser in which you have logged in before does not have to wait.`,
  short: "A password needs at least 12 characters.",
  long: "A password has at most 1,024 characters.",
  repeats:
    "This password repeats the same few characters. Choose one that is harder to guess, such as four words that have nothing to do with each other.",
  address:
    "This password is the email address, or little more than a part of it. Choose another one.",
  needsCurrent: "To change a password or an email address, also enter your own current password.",
  wrongCurrent: "Your current password is wrong.",
  asked: (byMail: boolean): string =>
    byMail
      ? "If this address has an account, a mail with a link is on its way. The link works for an hour."
      : "This service sends no mail yet. If this address has an account, a mail with a link was written to a folder on the server: ask the administrator for it.",
  emailMissing: "Enter the email address of your account.",
  staleLink:
    "This link has been used, or is older than an hour. Ask for a new one with “Forgot password?”.",
  newPassword: "The new password is set.",
  lastAdmin: "This is the last administrator. Make somebody else an administrator first.",
} as const;

/**
 * Returns replacements for sentences of Payload's admin that are wrong or incomplete for this
 * service.
 */
export function getAdminWords(byMail: boolean) {
  return {
    authentication: {
      forgotPasswordEmailInstructions: byMail
        ? "Enter the email address of your account. A mail with a link comes to it."
        : "This service sends no mail yet: the link for a new password is written to a folder on the server. Enter the email address of your account, then ask the administrator for the link.",
      emailSent: byMail ? "Look into your mailbox" : "Ask the administrator",
      checkYourEmailForPasswordReset: SAY.asked(byMail),
    },
    version: {
      // Payload's own question does not say what visitors will see.
      aboutToRestore:
        "You are about to restore this {{label}} to the state of {{versionDate}}. If that version was published, visitors see it at once. To look at it first, choose “Restore as draft”.",
      // The admin shows this sentence for a refused restore. It ignores the message of the
      // response.
      problemRestoringVersion:
        "This version was not restored. A version that was published goes live at once when it is restored: a publisher may do that. You can restore it as a draft.",
    },
  };
}
