import { Icon } from '@oaklet/design-system'
import { formatMediumDate } from '../../../shared/format-date'
import { SAFETY_WORDS } from './measure-results'
import { note } from './SafetyNote.css'

/** Marks a result that tells of thoughts of death, in words and with a mark; and when somebody spoke with the client. */
export function SafetyNote({ spokenOn }: { spokenOn: string | null }) {
  return (
    <div className={note}>
      <Icon of="alert" size="s" />
      <span>
        {SAFETY_WORDS}
        {spokenOn !== null && `. Spoken with the client, ${formatMediumDate(spokenOn)}`}
      </span>
    </div>
  )
}
