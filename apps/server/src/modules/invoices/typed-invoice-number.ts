const NUMBER = /^(?:invoice|inv)?[\s.-]*#?\s*(\d{1,9})$/i

/** The digits of the invoice's number that is typed, or of its beginning, without noughts in front, which no number has. */
export function typedInvoiceNumber(text: string): string | null {
  const digits = NUMBER.exec(text)?.[1]?.replace(/^0+/, '') ?? ''
  return digits === '' ? null : digits
}
