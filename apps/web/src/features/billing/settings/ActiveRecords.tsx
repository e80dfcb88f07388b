import {
  Banner,
  Button,
  EmptyState,
  Icon,
  type IconName,
  showToast,
  type MenuAction,
  Spread,
  Stack,
  StatusBadge,
  Table,
  type TableColumn,
  Text,
} from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { DeleteQuestion } from '../../../records/practice/DeleteQuestion'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { failureWords } from '../../../shared/failure-words'
import { useKeptFocus } from '../../../shared/use-kept-focus'

/** What can be done with a record. */
type Act = 'edit' | 'activate' | 'deactivate' | 'delete'

interface ActiveRecord {
  id: string
  isActive: boolean
}

interface RecordDialogProps<Item> {
  title: string
  /** The record that is changed; null adds one. */
  record: Item | null
  onClose: () => void
}

interface ActiveRecordsProps<Item> {
  /** What the table is called. */
  label: string
  records: readonly Item[]
  /** What one is, in a word: "payer". */
  what: string
  nameOf: (record: Item) => string
  /** Said above the table. */
  hint: string
  /** What it means to be inactive, in the menu. */
  consequence: string
  /** What stands there while there is none. */
  empty: { title: string; icon: IconName; words: string }
  /** All columns but the one for whether it is active. */
  columns: readonly TableColumn<Item>[]
  /** The form that adds and changes one. */
  dialog: (props: RecordDialogProps<Item>) => ReactNode
  /** Loads the form before it is opened. */
  onIntent: object
  /** Sends the record as it is, but for whether it is active. */
  save: (record: Item) => Promise<Item>
  remove: (record: Item) => Promise<void>
  /** Said when the server gives no sentence of its own. */
  fallback: string
}

/** Records of the billing settings that are added, edited, made active or inactive, and deleted while nothing names them. */
export function ActiveRecords<Item extends ActiveRecord>(props: ActiveRecordsProps<Item>) {
  const { records, what, nameOf, empty, fallback, columns } = props
  const [edited, setEdited] = useState<{ record: Item | null } | null>(null)
  const [deleted, setDeleted] = useState<Item | null>(null)
  const refresh = useRefreshPractice()
  const addId = `add-${what}`
  useKeptFocus(records, addId)
  const switching = useMutation({
    mutationFn: (record: Item) => props.save({ ...record, isActive: !record.isActive }),
    onSuccess: (record) =>
      showToast({
        title: `${nameOf(record)} is ${record.isActive ? 'active' : 'inactive'} now`,
        tone: 'good',
      }),
    onSettled: () => void refresh(),
  })
  const allColumns = useMemo(() => [...columns, STATUS], [columns])
  const act = (act: Act, record: Item) => {
    if (act === 'edit') setEdited({ record })
    else if (act === 'delete') setDeleted(record)
    else switching.mutate(record)
  }
  const addButton = (
    <Button
      id={addId}
      icon={<Icon of="plus" />}
      {...props.onIntent}
      onPress={() => setEdited({ record: null })}
    >
      Add {what}
    </Button>
  )

  return (
    <Stack gap="l">
      {switching.isError && (
        <Banner tone="bad" isAnnounced>
          {failureWords(switching.error, fallback)}
        </Banner>
      )}
      {records.length === 0 ? (
        <EmptyState title={empty.title} icon={<Icon of={empty.icon} size="l" />} action={addButton}>
          {empty.words}
        </EmptyState>
      ) : (
        <>
          <Spread gap="l">
            <Text tone="quiet">{props.hint}</Text>
            {addButton}
          </Spread>
          <Table<Item>
            label={props.label}
            rows={records}
            rowKey={keyOf}
            rowName={nameOf}
            columns={allColumns}
            onRowAction={(key) => {
              const record = records.find(({ id }) => id === key)
              if (record) act('edit', record)
            }}
            rowActions={(record) => ({
              items: actsOf(record, props.consequence),
              onAction: (chosen) => act(chosen as Act, record),
            })}
          />
        </>
      )}
      {edited !== null &&
        props.dialog({
          title: edited.record === null ? `Add a ${what}` : `Edit ${nameOf(edited.record)}`,
          record: edited.record,
          onClose: () => setEdited(null),
        })}
      {deleted !== null && (
        <DeleteQuestion
          name={nameOf(deleted)}
          confirmLabel={`Delete ${what}`}
          fallback={fallback}
          remove={() => props.remove(deleted)}
          onClose={() => setDeleted(null)}
        >
          What you entered about it goes, and can’t be brought back.
        </DeleteQuestion>
      )}
    </Stack>
  )
}

const keyOf = ({ id }: ActiveRecord) => id

const STATUS: TableColumn<ActiveRecord> = {
  id: 'status',
  header: 'Status',
  width: '13%',
  cell: ({ isActive }) =>
    isActive ? <StatusBadge tone="good">Active</StatusBadge> : <StatusBadge>Inactive</StatusBadge>,
}

const actsOf = ({ isActive }: ActiveRecord, consequence: string): MenuAction<Act>[] => [
  { id: 'edit', label: 'Edit' },
  isActive
    ? { id: 'deactivate', label: 'Make inactive', description: consequence }
    : { id: 'activate', label: 'Make active' },
  { id: 'delete', label: 'Delete', tone: 'danger' },
]
