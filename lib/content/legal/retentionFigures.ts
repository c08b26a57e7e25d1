/** How long things are kept that outlive an account; the longest time that tax and trade law asks for is in years. */
export const retentionFigures = {
  mailRecordDays: 90,
  billingRecordDays: 30,
  deviceRecordDays: 30,
  lawYears: 10,
} as const;
