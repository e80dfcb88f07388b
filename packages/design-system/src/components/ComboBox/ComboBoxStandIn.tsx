import { useId } from 'react'
import { LabelContext, TextField, useSlottedContext } from 'react-aria-components'
import { field } from '../Field/Field.css'
import { splitFieldProps } from '../Field/field-props'
import { FieldFrame } from '../Field/FieldFrame'
import type { ComboBoxFace } from './combo-box-props'
import { PickerFace } from './PickerFace'
import type { ComboStandIn } from './use-combo-opener'

type ComboBoxStandInProps = ComboBoxFace & { standIn: ComboStandIn }

/** A ComboBox before its list is there: it looks and is named the same, and takes what is typed. */
export function ComboBoxStandIn({
  standIn,
  inputValue,
  selectedKey,
  placeholder = '',
  ...props
}: ComboBoxStandInProps) {
  const { frame, control, box } = splitFieldProps(props)
  const { name, ...rest } = control
  return (
    <TextField {...rest} className={field} autoComplete="off" value={inputValue} onChange={standIn.onType}>
      <FieldFrame {...frame}>
        <StandInBox standIn={standIn} placeholder={placeholder} {...box} />
      </FieldFrame>
      {name !== undefined && <input type="hidden" name={name} value={selectedKey ?? ''} />}
    </TextField>
  )
}

interface StandInBoxProps {
  standIn: ComboStandIn
  placeholder: string
  isInvalid: boolean
  isDisabled: boolean
}

function StandInBox({ standIn, ...props }: StandInBoxProps) {
  const id = useId()
  const label = useSlottedContext(LabelContext)
  return (
    <div role="presentation" {...standIn.box}>
      <PickerFace
        {...props}
        inputRef={standIn.inputRef}
        input={{
          role: 'combobox',
          'aria-expanded': false,
          'aria-autocomplete': 'list',
          autoCorrect: 'off',
          spellCheck: false,
        }}
        button={{
          id,
          'aria-label': 'Show suggestions',
          'aria-labelledby': `${id} ${label?.id}`,
          'aria-haspopup': 'listbox',
          'aria-expanded': false,
          excludeFromTabOrder: true,
          preventFocusOnPress: true,
          isDisabled: props.isDisabled,
          onPress: standIn.onPress,
        }}
      />
    </div>
  )
}
