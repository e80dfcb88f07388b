export { Avatar, AVATAR_SIZES, AVATAR_TONES, type AvatarProps } from '../components/Avatar/Avatar'
export { Badge, BADGE_MOST, type BadgeProps } from '../components/Badge/Badge'
export { ClosedBetaBadge } from '../components/ClosedBetaBadge/ClosedBetaBadge'
export { DATE_LOOKS, type DateLook } from '../components/DateText/date-words'
export { DateText, type DateTextProps } from '../components/DateText/DateText'
export {
  Heading,
  HEADING_LEVELS,
  HEADING_LOOKS,
  PAGE_HEADING_ID,
  type HeadingLevel,
  type HeadingProps,
} from '../components/Heading/Heading'
export { ICON_SIZES } from '../components/Icon/Glyph'
export { Icon, type IconProps } from '../components/Icon/Icon'
export { ICON_NAMES, type IconName } from '../components/Icon/icon-names'
export { ICON_TILE_TONES, IconTile, type IconTileProps } from '../components/IconTile/IconTile'
export { Logo, LOGO_SIZES, type LogoProps } from '../components/Logo/Logo'
export { MoneyText, type MoneyTextProps } from '../components/MoneyText/MoneyText'
export { OakletIllustration } from '../components/OakletIllustration/OakletIllustration'
export { formatPhone } from '../components/PhoneField/phone-text'
export { PhoneText, type PhoneTextProps } from '../components/PhoneText/PhoneText'
export { StatusBadge, type StatusBadgeProps } from '../components/StatusBadge/StatusBadge'
export { Text, TEXT_ELEMENTS, TEXT_TONES, type TextProps } from '../components/Text/Text'
export { VisuallyHidden, type VisuallyHiddenProps } from '../components/VisuallyHidden/VisuallyHidden'
