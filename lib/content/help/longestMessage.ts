/** Most characters of a message: four pages of text. */
export const longestMessage = 5000;
