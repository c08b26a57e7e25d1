/** How many days before a trial ends its user is reminded: enough time to cancel. */
export const reminderDays = 2;
