import { useEffect, useRef, useState } from 'react'
import { ComboBox as AriaComboBox, useFilter } from 'react-aria-components'
import { announce } from '../Announce/announce'
import { PickerBox } from '../ComboBox/PickerBox'
import { useSpokenSearch } from '../ComboBox/use-spoken-search'
import { field } from '../Field/Field.css'
import { splitFieldProps } from '../Field/field-props'
import { FieldFrame, type FieldProps } from '../Field/FieldFrame'
import type { ListOption } from '../Popover/list-option'
import { OptionList } from '../Popover/OptionList'
import { Popover } from '../Popover/Popover'
import { listNote } from '../Popover/Popover.css'
import { TagGroup } from '../TagGroup/TagGroup'

export interface MultiSelectProps<Id extends string = string> extends FieldProps {
  /** What can be chosen, or what the server has found; at first with what is chosen already, whose words the tags need. */
  items: readonly ListOption<Id>[]
  /** In the order in which they were chosen. */
  selectedKeys: readonly Id[]
  /** Called with all that are chosen now, the latest last, whenever one is added or taken away. */
  onSelectionChange: (keys: Id[]) => void
  /** With `onInputChange`, the server does the finding; without, the list is filtered here. */
  inputValue?: string
  /** Called with the text at every key, and with an empty one once something is chosen. */
  onInputChange?: (value: string) => void
  /** The server is searching: said in place of `emptyText`, and aloud once it takes half a second. */
  isLoading?: boolean
  /** Shown and spoken when nothing is found: what to do instead. */
  emptyText?: string
  /** An example of what to type, never the label; what must be known stands in the description. */
  placeholder?: string
}

/** Several answers found by typing or looking through a list; the chosen ones stand below as tags. */
export function MultiSelect<Id extends string>(props: MultiSelectProps<Id>) {
  const { items, selectedKeys, onSelectionChange, inputValue, onInputChange, ...rest } = props
  const { isLoading = false, emptyText = 'Nothing found', placeholder = '', ...fieldProps } = rest
  const { frame, control, box } = splitFieldProps(fieldProps)
  const { contains } = useFilter({ sensitivity: 'base' })
  const [ownText, setOwnText] = useState('')
  const inputRef = useRef<HTMLInputElement>(null)
  const chosen = useKnownOptions(items, selectedKeys)
  const noteChoice = useSpokenChoices(chosen)
  const { isOpen, setOpen } = useSpokenSearch({ isLoading, emptyText, count: items.length })

  const type = (text: string) => {
    setOwnText(text)
    onInputChange?.(text)
  }
  const choose = (keys: readonly (string | number)[]) => {
    type('')
    const known = [...selectedKeys, ...items.map(({ id }) => id)]
    const next = keys.flatMap((key) => known.find((id) => id === key) ?? [])
    // React Aria reports the same again when the list closes.
    if (next.length === selectedKeys.length && next.every((key) => selectedKeys.includes(key))) return
    noteChoice()
    onSelectionChange(next)
  }
  const remove = (removed: Id) => {
    if (chosen.length === 1) inputRef.current?.focus()
    onSelectionChange(selectedKeys.filter((key) => key !== removed))
  }

  return (
    <div className={field}>
      <AriaComboBox
        {...control}
        className={field}
        selectionMode="multiple"
        defaultItems={items}
        defaultFilter={(label, typed) => inputValue !== undefined || contains(label, typed)}
        inputValue={inputValue ?? ownText}
        onInputChange={type}
        value={selectedKeys}
        onChange={choose}
        onOpenChange={setOpen}
        allowsEmptyCollection
      >
        <FieldFrame {...frame}>
          <PickerBox placeholder={placeholder} inputRef={inputRef} {...box} />
        </FieldFrame>
        <Popover width="trigger" isNonModal>
          <OptionList emptyState={<div className={listNote}>{isLoading ? 'Searching…' : emptyText}</div>} />
        </Popover>
      </AriaComboBox>
      {chosen.length > 0 && (
        // The open list hides the rest of the page from screen readers, so nothing of it may take focus.
        <div inert={isOpen}>
          <TagGroup
            label={`${props.label}: chosen`}
            isLabelHidden
            items={chosen.map(({ id, label }) => ({ id, label, isDisabled: box.isDisabled }))}
            {...(!box.isDisabled && { onRemove: remove })}
          />
        </div>
      )}
    </div>
  )
}

/** The chosen options in the order they were chosen, also those that the server's last answer lacks. */
function useKnownOptions<Id extends string>(
  items: readonly ListOption<Id>[],
  selectedKeys: readonly Id[],
): ListOption<Id>[] {
  const [kept, setKept] = useState<readonly ListOption<Id>[]>([])
  const chosen = selectedKeys.flatMap((key) => {
    const option = items.find(({ id }) => id === key) ?? kept.find(({ id }) => id === key)
    return option ? [option] : []
  })
  const isKnown = chosen.every((option) =>
    kept.some(({ id, label }) => id === option.id && label === option.label),
  )
  if (!isKnown) setKept([...kept.filter(({ id }) => !chosen.some((option) => option.id === id)), ...chosen])
  return chosen
}

/** Says what the list added or took away, and how many are chosen, once its owner has taken it over. */
function useSpokenChoices(chosen: readonly ListOption[]) {
  const isAwaiting = useRef(false)
  const last = useRef(chosen)

  useEffect(() => {
    const before = last.current
    last.current = chosen
    if (!isAwaiting.current) return
    const added = chosen.filter(({ id }) => !before.some((option) => option.id === id))
    const removed = before.filter(({ id }) => !chosen.some((option) => option.id === id))
    if (added.length + removed.length === 0) return
    isAwaiting.current = false
    const words = [
      ...added.map(({ label }) => `${label} added`),
      ...removed.map(({ label }) => `${label} removed`),
    ]
    announce(`${words.join(', ')}. ${chosen.length} chosen.`)
  })

  return () => {
    isAwaiting.current = true
  }
}
