export {
  Button,
  BUTTON_SIZES,
  BUTTON_TONES,
  BUTTON_WIDTHS,
  type ButtonProps,
} from '../components/Button/Button'
export {
  BUTTON_GROUP_ALIGNMENTS,
  ButtonGroup,
  type ButtonGroupProps,
} from '../components/ButtonGroup/ButtonGroup'
export { CommandPalette, type CommandPaletteProps } from '../components/CommandPalette/CommandPalette'
export { type PaletteItem, type PaletteSection } from '../components/CommandPalette/palette-content'
export { IconButton, type IconButtonProps } from '../components/IconButton/IconButton'
export { Link, LINK_TONES, type LinkProps } from '../components/Link/Link'
export { LinkButton, type LinkButtonProps } from '../components/LinkButton/LinkButton'
export { Menu, type MenuProps } from '../components/Menu/Menu'
export {
  MENU_PLACEMENTS,
  MENU_ITEM_TONES,
  MENU_SELECTION_MODES,
  type MenuAction,
  type MenuChoice,
  type MenuChoices,
  type MenuContent,
  type MenuGroup,
  type MenuPlacement,
  type MenuSectionContent,
} from '../components/Menu/menu-items'
export { MenuButton, type MenuButtonProps } from '../components/MenuButton/MenuButton'
export { ToggleButton, type ToggleButtonProps } from '../components/ToggleButton/ToggleButton'
export {
  ToggleButtonGroup,
  type ToggleButtonGroupProps,
  type ToggleOption,
} from '../components/ToggleButtonGroup/ToggleButtonGroup'
export { Toolbar, type ToolbarProps } from '../components/Toolbar/Toolbar'
