export { type ChartArea, type ChartDrawing, type DrawnSeries } from '../components/ChartFrame/chart-drawing'
export {
  CHART_PATTERNS,
  type ChartCategory,
  type ChartPattern,
  type ChartPoint,
  type ChartSeries,
} from '../components/ChartFrame/chart-patterns'
export { ChartFrame, type ChartFrameProps } from '../components/ChartFrame/ChartFrame'
export { CHART_MARKS, type ChartMark } from '../components/ChartFrame/ChartLegend'
export {
  DESCRIPTION_LAYOUTS,
  DescriptionList,
  type DescriptionListProps,
} from '../components/DescriptionList/DescriptionList'
export { FilterBar, type FilterBarProps } from '../components/FilterBar/FilterBar'
export {
  GRID_LIST_SELECTION_MODES,
  GridList,
  type GridListItem,
  type GridListProps,
} from '../components/GridList/GridList'
export { ItemList, type ItemListItem, type ItemListProps } from '../components/ItemList/ItemList'
export { LedgerList, type LedgerEntry, type LedgerListProps } from '../components/LedgerList/LedgerList'
export {
  LIST_BOX_SELECTION_MODES,
  ListBox,
  type ListBoxGroup,
  type ListBoxProps,
} from '../components/ListBox/ListBox'
export { Stat, type StatProps } from '../components/Stat/Stat'
export { Table } from '../components/Table/Table'
export { TABLE_ALIGNMENTS, type TableColumn } from '../components/Table/table-column'
export { TABLE_SELECTION_MODES, type TableProps } from '../components/Table/table-props'
export {
  SORT_DIRECTIONS,
  type SortDirection,
  type SortWords,
  type TableSort,
} from '../components/Table/table-sort'
export { TagGroup, type TagGroupProps, type TagItem } from '../components/TagGroup/TagGroup'
export { Timeline, type TimelineItem, type TimelineProps } from '../components/Timeline/Timeline'
export { type TreeItem } from '../components/Tree/tree-item'
export { Tree, TREE_SELECTION_MODES, type TreeProps } from '../components/Tree/Tree'
export {
  EVERYTHING_SELECTED,
  isRowSelected,
  NOTHING_SELECTED,
  selectedCount,
  type RowSelection,
} from '../components/VirtualGrid/row-selection'
export { type VirtualGridColumn, type VirtualGridProps } from '../components/VirtualGrid/virtual-grid-props'
export { VirtualGrid } from '../components/VirtualGrid/VirtualGrid'
