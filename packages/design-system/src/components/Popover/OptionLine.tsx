import { Check } from 'lucide'
import { ListBoxItem, Text } from 'react-aria-components'
import { Glyph } from '../Icon/Glyph'
import type { ListOption } from './list-option'
import { option as optionStyle, optionBox, optionDescription, optionMark, optionWords } from './Popover.css'

interface OptionLineProps {
  option: ListOption
  /** Makes the description a part of the name, as it is of what is seen. */
  isReadWhole?: boolean
}

/** One option of any list box: ticked in a box where several can be chosen, marked at its end where one can. */
export const OptionLine = ({ option, isReadWhole = false }: OptionLineProps) => (
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
          {isReadWhole ? (
            <Text slot="label" className={optionWords}>
              {option.label}{' '}
              {option.description !== undefined && (
                <span className={optionDescription}>{option.description}</span>
              )}
            </Text>
          ) : (
            <>
              <Text slot="label">{option.label}</Text>
              {option.description !== undefined && (
                <Text slot="description" className={optionDescription}>
                  {option.description}
                </Text>
              )}
            </>
          )}
        </span>
        {isSelected && selectionMode !== 'multiple' && <Glyph of={Check} size="s" className={optionMark} />}
      </>
    )}
  </ListBoxItem>
)
