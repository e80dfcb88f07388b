import { X } from 'lucide'
import { useEffect, useRef } from 'react'
import {
  Button,
  Label,
  Tag,
  TagGroup as AriaTagGroup,
  TagList,
  Text,
  VisuallyHidden,
} from 'react-aria-components'
import { announce } from '../Announce/announce'
import { description as descriptionStyle, field, label as labelStyle } from '../Field/Field.css'
import type { FieldProps } from '../Field/FieldFrame'
import { Glyph } from '../Icon/Glyph'
import { emptyWords, removeButton, tag, tagList, tagWords } from './TagGroup.css'

/** One tag; its label is its name. */
export interface TagItem<Id extends string = string> {
  id: Id
  label: string
  isDisabled?: boolean
}

export interface TagGroupProps<Id extends string = string> extends Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'description' | 'id'
> {
  /** The tags in the order in which they stand, with unique ids; an empty list shows `emptyText`. */
  items: readonly TagItem<Id>[]
  /** Lets tags be taken away, by their button and by Delete. */
  onRemove?: (id: Id) => void
  /** Stands where there are no tags. */
  emptyText?: string
}

/** Short words that belong to something; one stop for Tab, whatever their number. */
export function TagGroup<Id extends string>(props: TagGroupProps<Id>) {
  const { label, isLabelHidden, description, items, onRemove, emptyText = 'None', id } = props
  const noteRemoval = useSpokenRemovals(items)
  const words = <Label className={labelStyle}>{label}</Label>

  const remove = (keys: Set<string | number>) => {
    for (const item of items.filter((each) => keys.has(each.id))) {
      noteRemoval(item)
      onRemove?.(item.id)
    }
  }

  return (
    <AriaTagGroup className={field} {...(id !== undefined && { id })} {...(onRemove && { onRemove: remove })}>
      {isLabelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      {description !== undefined && (
        <Text slot="description" className={descriptionStyle}>
          {description}
        </Text>
      )}
      <TagList
        items={items}
        className={tagList}
        renderEmptyState={() => <span className={emptyWords}>{emptyText}</span>}
      >
        {(item) => (
          <Tag id={item.id} textValue={item.label} className={tag} isDisabled={item.isDisabled ?? false}>
            <span className={tagWords}>{item.label}</span>
            {onRemove && (
              <Button slot="remove" className={removeButton}>
                <Glyph of={X} size="s" />
              </Button>
            )}
          </Tag>
        )}
      </TagList>
    </AriaTagGroup>
  )
}

interface Named<Id extends string> {
  id: Id
  label: string
}

/** Says what was taken away once its owner has really done so. */
function useSpokenRemovals<Id extends string>(items: readonly Named<Id>[]) {
  const awaited = useRef(new Map<Id, string>())

  useEffect(() => {
    for (const [id, label] of awaited.current) {
      if (items.some((item) => item.id === id)) continue
      awaited.current.delete(id)
      announce(`${label} removed`)
    }
  }, [items])

  return (item: Named<Id>) => void awaited.current.set(item.id, item.label)
}
