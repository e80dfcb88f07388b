import './theme/fonts'
import './theme/reset.css'

export { AGENDA_HEADING_LEVELS, type AgendaListProps } from './components/AgendaList/agenda-list-props'
export { AgendaList } from './components/AgendaList/AgendaList'
export { AlertDialog } from './components/AlertDialog/AlertDialog'
export { ALERT_DIALOG_TONES, type AlertDialogProps } from './components/AlertDialog/alert-dialog-props'
export { announce, type Politeness } from './components/Announce/announce'
export { AppShell, MAIN_ID, type AppShellProps } from './components/AppShell/AppShell'
export { Avatar, AVATAR_SIZES, AVATAR_TONES, type AvatarProps } from './components/Avatar/Avatar'
export { Badge, BADGE_MOST, type BadgeProps } from './components/Badge/Badge'
export { Banner, type BannerProps } from './components/Banner/Banner'
export { Bleed, type BleedProps } from './components/Bleed/Bleed'
export { Box, BOX_BORDERS, BOX_ELEMENTS, BOX_SURFACES, type BoxProps } from './components/Box/Box'
export { Breadcrumbs, type BreadcrumbsProps } from './components/Breadcrumbs/Breadcrumbs'
export {
  Button,
  BUTTON_SIZES,
  BUTTON_TONES,
  BUTTON_WIDTHS,
  type ButtonProps,
} from './components/Button/Button'
export {
  BUTTON_GROUP_ALIGNMENTS,
  ButtonGroup,
  type ButtonGroupProps,
} from './components/ButtonGroup/ButtonGroup'
export { Calendar, type CalendarProps } from './components/Calendar/Calendar'
export { Card, CARD_PADDINGS, type CardProps } from './components/Card/Card'
export { type ChartArea, type ChartDrawing, type DrawnSeries } from './components/ChartFrame/chart-drawing'
export {
  CHART_PATTERNS,
  type ChartCategory,
  type ChartPattern,
  type ChartPoint,
  type ChartSeries,
} from './components/ChartFrame/chart-patterns'
export { ChartFrame, type ChartFrameProps } from './components/ChartFrame/ChartFrame'
export { CHART_MARKS, type ChartMark } from './components/ChartFrame/ChartLegend'
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox'
export {
  CheckboxGroup,
  type CheckboxGroupProps,
  type ChoiceOption,
} from './components/CheckboxGroup/CheckboxGroup'
export { ClosedBetaBadge } from './components/ClosedBetaBadge/ClosedBetaBadge'
export { COLUMN_ALIGNMENTS, COLUMN_TEMPLATES, Columns, type ColumnsProps } from './components/Columns/Columns'
export { COMBO_BOX_FILTERS, ComboBox, type ComboBoxProps } from './components/ComboBox/ComboBox'
export { CommandPalette, type CommandPaletteProps } from './components/CommandPalette/CommandPalette'
export { type PaletteItem, type PaletteSection } from './components/CommandPalette/palette-content'
export { Container, CONTAINER_ALIGNMENTS, type ContainerProps } from './components/Container/Container'
export { Curtain, type CurtainProps } from './components/Curtain/Curtain'
export { DateField, type DateFieldProps } from './components/DateField/DateField'
export { DatePicker, type DatePickerProps } from './components/DatePicker/DatePicker'
export { type DateRange } from './components/DateRangePicker/date-range'
export { DateRangePicker, type DateRangePickerProps } from './components/DateRangePicker/DateRangePicker'
export { type DateRangePreset } from './components/DateRangePicker/RangePanel'
export { DATE_LOOKS, type DateLook } from './components/DateText/date-words'
export { DateText, type DateTextProps } from './components/DateText/DateText'
export { Density, type DensityProps } from './components/Density/Density'
export {
  DESCRIPTION_LAYOUTS,
  DescriptionList,
  type DescriptionListProps,
} from './components/DescriptionList/DescriptionList'
export { Dialog } from './components/Dialog/Dialog'
export { DIALOG_SIZES, type DialogProps } from './components/Dialog/dialog-props'
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure'
export {
  DisclosureGroup,
  type DisclosureGroupProps,
  type DisclosureItem,
} from './components/DisclosureGroup/DisclosureGroup'
export { Drawer } from './components/Drawer/Drawer'
export { DRAWER_FOCUS, DRAWER_SIDES, type DrawerProps } from './components/Drawer/drawer-props'
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState'
export { type FieldProps } from './components/Field/FieldFrame'
export { FIELD_GROUP_COLUMNS, FieldGroup, type FieldGroupProps } from './components/FieldGroup/FieldGroup'
export { FileUpload, type FileUploadProps } from './components/FileUpload/FileUpload'
export { UPLOAD_STATES, type UploadFile } from './components/FileUpload/upload-file'
export { FilterBar, type FilterBarProps } from './components/FilterBar/FilterBar'
export { type FormError } from './components/Form/focus-field'
export { Form, type FormProps } from './components/Form/Form'
export { Grid, type GridProps } from './components/Grid/Grid'
export {
  GRID_LIST_SELECTION_MODES,
  GridList,
  type GridListItem,
  type GridListProps,
} from './components/GridList/GridList'
export {
  Heading,
  HEADING_LEVELS,
  HEADING_LOOKS,
  PAGE_HEADING_ID,
  type HeadingLevel,
  type HeadingProps,
} from './components/Heading/Heading'
export { ICON_SIZES } from './components/Icon/Glyph'
export { Icon, type IconProps } from './components/Icon/Icon'
export { ICON_NAMES, type IconName } from './components/Icon/icon-names'
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton'
export { ICON_TILE_TONES, IconTile, type IconTileProps } from './components/IconTile/IconTile'
export {
  Inline,
  INLINE_ALIGNMENTS,
  INLINE_JUSTIFICATIONS,
  type InlineProps,
} from './components/Inline/Inline'
export { ItemList, type ItemListItem, type ItemListProps } from './components/ItemList/ItemList'
export { LedgerList, type LedgerEntry, type LedgerListProps } from './components/LedgerList/LedgerList'
export { Link, LINK_TONES, type LinkProps } from './components/Link/Link'
export { LinkButton, type LinkButtonProps } from './components/LinkButton/LinkButton'
export {
  LIST_BOX_SELECTION_MODES,
  ListBox,
  type ListBoxGroup,
  type ListBoxProps,
} from './components/ListBox/ListBox'
export {
  LOADING_DELAY_MS,
  LoadingRegion,
  type LoadingRegionProps,
} from './components/LoadingRegion/LoadingRegion'
export { Logo, LOGO_SIZES, type LogoProps } from './components/Logo/Logo'
export { Menu, type MenuProps } from './components/Menu/Menu'
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
} from './components/Menu/menu-items'
export { MenuButton, type MenuButtonProps } from './components/MenuButton/MenuButton'
export { Meter, type MeterProps } from './components/Meter/Meter'
export { MoneyField, type MoneyFieldProps } from './components/MoneyField/MoneyField'
export { MoneyText, type MoneyTextProps } from './components/MoneyText/MoneyText'
export { MoveEventDialog, type MoveEventDialogProps } from './components/MoveEventDialog/MoveEventDialog'
export {
  type MonthGridHandle,
  type MonthGridNavigation,
  type MonthGridProps,
} from './components/MonthGrid/month-grid-props'
export { MonthGrid } from './components/MonthGrid/MonthGrid'
export { MultiSelect, type MultiSelectProps } from './components/MultiSelect/MultiSelect'
export { NumberField, type NumberFieldProps } from './components/NumberField/NumberField'
export { OakletIllustration } from './components/OakletIllustration/OakletIllustration'
export { OneTimeCodeField, type OneTimeCodeFieldProps } from './components/OneTimeCodeField/OneTimeCodeField'
export { PageHeader, type PageHeaderProps } from './components/PageHeader/PageHeader'
export { Pager, type PagerProps } from './components/Pager/Pager'
export { Pagination, type PaginationProps } from './components/Pagination/Pagination'
export {
  PASSWORD_PURPOSES,
  PasswordField,
  type PasswordFieldProps,
} from './components/PasswordField/PasswordField'
export { PhoneField, type PhoneFieldProps } from './components/PhoneField/PhoneField'
export { PhoneText, type PhoneTextProps } from './components/PhoneText/PhoneText'
export { type ListOption } from './components/Popover/list-option'
export {
  POPOVER_PLACEMENTS,
  PopoverTrigger,
  type PopoverTriggerProps,
} from './components/PopoverTrigger/PopoverTrigger'
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar'
export { RADIO_ORIENTATIONS, RadioGroup, type RadioGroupProps } from './components/RadioGroup/RadioGroup'
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField'
export { SegmentedControl, type SegmentedControlProps } from './components/SegmentedControl/SegmentedControl'
export { Select, type SelectProps } from './components/Select/Select'
export {
  type SideNavBranchItem,
  type SideNavEntry,
  type SideNavItem,
  type SideNavPlace,
} from './components/SideNav/side-nav-entries'
export { SideNav, type SideNavGroup, type SideNavProps } from './components/SideNav/SideNav'
export { Skeleton, SKELETON_SHAPES, type SkeletonProps } from './components/Skeleton/Skeleton'
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink'
export { Slider, type SliderProps } from './components/Slider/Slider'
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner'
export { SplitView, type SplitViewDetail, type SplitViewProps } from './components/SplitView/SplitView'
export { Spread, type SpreadProps } from './components/Spread/Spread'
export { Stack, STACK_ALIGNMENTS, STACK_ELEMENTS, type StackProps } from './components/Stack/Stack'
export { Stat, type StatProps } from './components/Stat/Stat'
export { StatusBadge, type StatusBadgeProps } from './components/StatusBadge/StatusBadge'
export { Stepper, STEP_STATES, type Step, type StepperProps } from './components/Stepper/Stepper'
export { Switch, type SwitchProps } from './components/Switch/Switch'
export { Table } from './components/Table/Table'
export { TABLE_ALIGNMENTS, type TableColumn } from './components/Table/table-column'
export { TABLE_SELECTION_MODES, type TableProps } from './components/Table/table-props'
export {
  SORT_DIRECTIONS,
  type SortDirection,
  type SortWords,
  type TableSort,
} from './components/Table/table-sort'
export { Tabs, type TabsProps } from './components/Tabs/Tabs'
export { TagGroup, type TagGroupProps, type TagItem } from './components/TagGroup/TagGroup'
export { Text, TEXT_ELEMENTS, TEXT_TONES, type TextProps } from './components/Text/Text'
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea'
export { TEXT_FIELD_TYPES, TextField, type TextFieldProps } from './components/TextField/TextField'
export { TimeField, type TimeFieldProps } from './components/TimeField/TimeField'
export {
  TIME_GRID_LOOKS,
  type DayNote,
  type OpenHours,
  type TimeGridEvent,
  type TimeGridLook,
  type TimeGridResource,
  type TimeSpan,
} from './components/TimeGrid/time-grid-event'
export {
  type TimeGridHandle,
  type TimeGridNavigation,
  type TimeGridProps,
} from './components/TimeGrid/time-grid-props'
export { TimeGrid } from './components/TimeGrid/TimeGrid'
export { Timeline, type TimelineItem, type TimelineProps } from './components/Timeline/Timeline'
export { ToastRegion } from './components/Toast/ToastRegion'
export { showToast, TOAST_TONES, toasts, type ToastMessage } from './components/Toast/toasts'
export { ToggleButton, type ToggleButtonProps } from './components/ToggleButton/ToggleButton'
export {
  ToggleButtonGroup,
  type ToggleButtonGroupProps,
  type ToggleOption,
} from './components/ToggleButtonGroup/ToggleButtonGroup'
export { Toolbar, type ToolbarProps } from './components/Toolbar/Toolbar'
export { Tooltip, TOOLTIP_PLACEMENTS, type TooltipProps } from './components/Tooltip/Tooltip'
export { TopBar, type TopBarProps } from './components/TopBar/TopBar'
export { type TreeItem } from './components/Tree/tree-item'
export { Tree, TREE_SELECTION_MODES, type TreeProps } from './components/Tree/Tree'
export {
  EVERYTHING_SELECTED,
  isRowSelected,
  NOTHING_SELECTED,
  selectedCount,
  type RowSelection,
} from './components/VirtualGrid/row-selection'
export { type VirtualGridColumn, type VirtualGridProps } from './components/VirtualGrid/virtual-grid-props'
export { VirtualGrid } from './components/VirtualGrid/VirtualGrid'
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden'
export { TONES, type Tone } from './theme/tone-names'
export { DENSITIES, type DensityName } from './tokens/density'
export { I18nProvider, RouterProvider } from 'react-aria-components'
export { preloadParts } from './later/later'
