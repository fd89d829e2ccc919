/** A mail in both formats: HTML, and plain text for programs that don't show HTML. */
export type Mail = { subject: string; text: string; html: string };
