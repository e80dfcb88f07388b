import { CodeField, type CodeFieldProps } from './CodeField'
import { zoneWords } from './zone-words'

/** The time zone, found by typing a part of its name. */
export const TimeZoneField = (props: Omit<CodeFieldProps, 'label'>) => (
  <CodeField label="Time zone" of="timeZone" words={zoneWords} {...props} />
)
