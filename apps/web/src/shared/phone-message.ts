import { isPhone } from '@oaklet/api'

const WITHOUT_AREA_CODE = /^\d{1,9}(?:x\d+)?$/

/**
 * What has to be put right in a phone or fax number, as a PhoneField hands it over, that may be left out; undefined when
 * it can be sent (spec §5).
 */
export const phoneMessage = (phone: string, needsAreaCode = false): string | undefined => {
  const isWhole = isPhone(phone) && !(needsAreaCode && WITHOUT_AREA_CODE.test(phone))
  if (phone.trim() === '' || isWhole) return undefined
  return 'Enter the whole number with its area code, or with + and its country'
}
