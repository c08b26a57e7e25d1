export function customerNumbered(number: number): { email: string; card: string };
