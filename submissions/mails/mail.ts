/** A mail as it is sent: the same twice, for programs that show HTML and for those that don't. */
export type Mail = { subject: string; text: string; html: string };
