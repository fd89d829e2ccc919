/** The notice that nobody can apply at present. It gets a date and a sentence. */
export const pauseNotice = (since: string, reason: string) => `Paused since ${since}. ${reason}`;
