import { Check, Minus } from 'lucide'
import { CheckboxButton, CheckboxField } from 'react-aria-components'
import { mark } from '../Checkbox/Checkbox.css'
import { Glyph } from '../Icon/Glyph'
import { selectionBox } from './SelectionBox.css'

/** What a SelectionBox shows; React Aria names it for the row that it stands in. */
export const SelectionCheckbox = () => (
  <CheckboxField slot="selection">
    <CheckboxButton className={selectionBox}>
      {({ isSelected, isIndeterminate }) => (
        <span className={mark} aria-hidden="true">
          {isIndeterminate ? (
            <Glyph of={Minus} size="s" weight="bold" />
          ) : (
            isSelected && <Glyph of={Check} size="s" weight="bold" />
          )}
        </span>
      )}
    </CheckboxButton>
  </CheckboxField>
)
