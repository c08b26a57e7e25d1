/**
 * A customer for one picture, told apart by a number below a billion: an address that owns no subscription and a test card
 * that has had no trial yet. A second purchase with either would end on another page.
 */
export function customerNumbered(number) {
  const digits = `424242${String(number).padStart(9, '0')}`;
  return { email: `buyer${number}@example.org`, card: digits + checkDigit(digits) };
}

/** The check digit from ISO/IEC 7812. */
function checkDigit(digits) {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = index % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
