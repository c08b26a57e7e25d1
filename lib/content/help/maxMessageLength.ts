/** Most characters of a message: four pages of text. */
export const maxMessageLength = 5000;
