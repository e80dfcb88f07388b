/**
 * A number as it is stored: its digits, after `+` when they begin with a country other than that of North America, then
 * `x` and the extension.
 */
export const STORED_PHONE = /^(\+(?![01]))?(\d{7,15})(?:x(\d{1,6}))?$/

/** Whether a number is as `phoneOf` makes it of what was typed. */
export const isPhone = (phone: string): boolean => STORED_PHONE.test(phone)
