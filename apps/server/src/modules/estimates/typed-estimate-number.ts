const NUMBER = /^(?:(?:good\s+faith\s+)?estimate|gfe)?\s*#?\s*0*([1-9]\d{0,8})$/i

/** The digits of the estimate’s number that is typed, or of its beginning, without noughts in front; null for other words. */
export const typedEstimateNumber = (text: string): string | null => NUMBER.exec(text.trim())?.[1] ?? null
