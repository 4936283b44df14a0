import type { EmailAdapter } from 'payload';

/** The service sends no mail of its own: passwords are set by an administrator. */
export const noMail: EmailAdapter = () => ({ name: 'none', defaultFromAddress: 'nobody@localhost', defaultFromName: '', sendEmail: () => Promise.resolve() });
