import { Check } from 'lucide'
import { ListBoxItem, Text } from 'react-aria-components'
import { Glyph } from '../Icon/Glyph'
import type { ListOption } from './OptionList'
import { option as optionStyle, optionBox, optionDescription, optionMark, optionWords } from './Popover.css'

/** One option of any list box: ticked in a box where several can be chosen, marked at its end where one can. */
export const OptionLine = ({ option }: { option: ListOption }) => (
  <ListBoxItem
    id={option.id}
    textValue={option.label}
    className={optionStyle}
    isDisabled={option.isDisabled ?? false}
  >
    {({ isSelected, selectionMode }) => (
      <>
        {selectionMode === 'multiple' && (
          <span className={optionBox}>{isSelected && <Glyph of={Check} size="s" weight="bold" />}</span>
        )}
        <span className={optionWords}>
          <Text slot="label">{option.label}</Text>
          {/* Spoken as the description; as content it would be part of what is seen of the name. */}
          {option.description !== undefined && (
            <Text slot="description" aria-hidden="true" className={optionDescription}>
              {option.description}
            </Text>
          )}
        </span>
        {isSelected && selectionMode !== 'multiple' && <Glyph of={Check} size="s" className={optionMark} />}
      </>
    )}
  </ListBoxItem>
)
