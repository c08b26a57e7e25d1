/** The message of every failed subscription call (specification §8). It is apart, since words that name it travel alone. */
export const communicationMessage = 'There has been a communication error. Please try again.';
