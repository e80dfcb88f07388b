import { Icon } from '@oaklet/design-system'
import { SAFETY_WORDS } from './measure-results'
import { note } from './SafetyNote.css'

/** Marks a result that tells of thoughts of death, in words and with a mark. */
export function SafetyNote() {
  return (
    <div className={note}>
      <Icon of="alert" size="s" />
      <span>{SAFETY_WORDS}</span>
    </div>
  )
}
