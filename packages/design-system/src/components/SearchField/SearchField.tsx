import { Search, X } from 'lucide'
import type { Ref } from 'react'
import { Button, Group, Input, SearchField as AriaSearchField } from 'react-aria-components'
import { adornment, bareInput, controlBox, field, innerButton } from '../Field/Field.css'
import { splitFieldProps } from '../Field/field-props'
import { FieldFrame, type FieldProps } from '../Field/FieldFrame'
import { Glyph } from '../Icon/Glyph'
import { shortcutKey } from './SearchField.css'

export interface SearchFieldProps extends FieldProps {
  /** What is searched for; while it is an empty string `shortcut` shows, otherwise the button that clears it. */
  value: string
  /** Called with the whole text at every key, and with an empty string when it is cleared. */
  onChange: (value: string) => void
  /** Enter was pressed. */
  onSubmit?: (value: string) => void
  /** An example of what can be found, never the label. */
  placeholder?: string
  /** The key that leads here, shown while the field is empty; the screen wires it. */
  shortcut?: string
  /** The `input` itself, for moving focus into it when the shortcut is pressed. */
  inputRef?: Ref<HTMLInputElement>
  /** The listbox that its words open, and the option that the keys are at: the field is a combobox then. */
  list?: { id: string; isOpen: boolean; activeId: string | null }
}

/** Finds by words; Escape clears it, and so does its button. */
export function SearchField({ placeholder = '', shortcut, inputRef, list, ...props }: SearchFieldProps) {
  const { frame, control, box } = splitFieldProps(props)
  return (
    <AriaSearchField
      {...control}
      className={field}
      {...(list && { type: 'text' as const, autoComplete: 'off' })}
      {...(shortcut && { 'aria-keyshortcuts': shortcut })}
    >
      <FieldFrame {...frame}>
        <Group className={controlBox} {...box}>
          <span className={adornment} aria-hidden="true">
            <Glyph of={Search} size="s" />
          </span>
          <Input
            className={bareInput}
            placeholder={placeholder}
            {...(inputRef && { ref: inputRef })}
            {...(list && comboboxOf(list))}
          />
          {props.value === '' && shortcut !== undefined && (
            <span className={adornment} aria-hidden="true">
              <kbd className={shortcutKey}>{shortcut}</kbd>
            </span>
          )}
          {props.value !== '' && (
            <Button className={innerButton} aria-label="Clear">
              <Glyph of={X} size="s" />
            </Button>
          )}
        </Group>
      </FieldFrame>
    </AriaSearchField>
  )
}

const comboboxOf = ({ id, isOpen, activeId }: NonNullable<SearchFieldProps['list']>) =>
  ({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': isOpen,
    ...(isOpen && { 'aria-controls': id }),
    ...(activeId !== null && { 'aria-activedescendant': activeId }),
  }) as const
