import { Button, Table, type TableColumn } from '@oaklet/design-system'

interface ChosenTableProps<Item> {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  nameOf: (item: Item) => string
  columns: readonly TableColumn<Item>[]
  /** The keys of those that are left out. */
  leftOut: ReadonlySet<string>
  onLeaveOut: (keys: ReadonlySet<string>) => void
  /** What is done with so many: `Make 12 superbills`. */
  actWords: (count: number) => string
  onAct: (chosen: readonly Item[]) => void
}

/** Whom a run acts on: all of them are chosen until somebody says otherwise. */
export function ChosenTable<Item>(props: ChosenTableProps<Item>) {
  const { label, items, keyOf, nameOf, columns, leftOut, onLeaveOut, actWords, onAct } = props
  const chosen = items.filter((item) => !leftOut.has(keyOf(item)))
  return (
    <Table<Item>
      label={label}
      rows={items}
      rowKey={keyOf}
      rowName={nameOf}
      selectionMode="multiple"
      selectedKeys={new Set(chosen.map(keyOf))}
      onSelectionChange={(selected) =>
        onLeaveOut(new Set(items.map(keyOf).filter((key) => !selected.has(key))))
      }
      selectionActions={
        <Button tone="primary" onPress={() => onAct(chosen)}>
          {actWords(chosen.length)}
        </Button>
      }
      columns={columns}
    />
  )
}
