import { CLAIM_PLACES, type ClaimFilePlace, type ClaimForm, type ClaimPlace } from '@oaklet/api/contract'
import { Card, Disclosure, Table, type TableColumn } from '@oaklet/design-system'

/** Where each box of the paper form goes in a file, and from which of our fields it comes. */
export function PlacesPanel({ form }: { form: ClaimForm }) {
  const holder = form.relation === 'self' ? 'client' : 'other'
  return (
    <Card>
      <Disclosure title="Where does this go">
        <Table<ClaimPlace>
          label="Where each box goes"
          rows={CLAIM_PLACES}
          rowKey={({ box }) => box}
          rowName={({ name }) => name}
          columns={columnsFor(holder)}
        />
      </Disclosure>
    </Card>
  )
}

const columnsFor = (holder: 'client' | 'other'): readonly TableColumn<ClaimPlace>[] => [
  { id: 'box', header: 'Box', width: '10%', cell: ({ box }) => box },
  { id: 'name', header: 'What it is', width: '30%', isRowHeader: true, cell: ({ name }) => name },
  { id: 'fields', header: 'Our fields', width: '25%', cell: ({ fields }) => fields.join(', ') || 'None' },
  { id: 'file', header: 'In a file', width: '35%', cell: ({ file }) => placesIn(file, holder) },
]

/** `2010BA NM1 IL: NM103, NM104; …`, of those that this claim has. */
function placesIn(file: readonly ClaimFilePlace[], holder: 'client' | 'other'): string {
  const found = file.filter((place) => place.holder === 'either' || place.holder === holder)
  const segmentOf = ({ loop, segment }: ClaimFilePlace) => `${loop} ${segment}`
  const elementsIn = (segment: string) =>
    found.filter((place) => segmentOf(place) === segment).map(({ element }) => element)
  const segments = [...new Set(found.map(segmentOf))]
  return segments.map((segment) => `${segment}: ${elementsIn(segment).join(', ')}`).join('; ') || 'Nowhere'
}
