import { Glyph, type ICON_SIZES } from './Glyph'
import { ICON_NAMES, type IconName } from './icon-names'

export interface IconProps {
  /** Which one, by what it stands for; the list is closed. */
  of: IconName
  /** 16, 20 or 24 px, growing with the reader's text; 20 (`m`) by default. */
  size?: (typeof ICON_SIZES)[number] | undefined
  /** Only for an icon that stands without words; otherwise it is decoration. */
  label?: string | undefined
}

/** One icon of the product's set, as high as a line of the text beside it. */
export function Icon({ of, size, label }: IconProps) {
  return <Glyph of={ICON_NAMES[of]} size={size} label={label} />
}
