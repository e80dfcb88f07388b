import type { DATE_FORMATS } from '@oaklet/api/contract'

/** `2026-11-17` → `11/17/2026`, as `MM/DD/YYYY` has it. */
export function dateInFormat(date: string, format: (typeof DATE_FORMATS)[number]): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return format.replace('YYYY', year).replace('MM', month).replace('DD', day)
}
