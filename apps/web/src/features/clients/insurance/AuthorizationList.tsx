import type { Authorization, Coverage } from '@oaklet/api/contract'
import {
  Button,
  Heading,
  Icon,
  ItemList,
  Menu,
  Spread,
  Stack,
  StatusBadge,
  Text,
} from '@oaklet/design-system'
import { formatMediumDate } from '../../../shared/format-date'
import { authorizationWords } from '../../../records/coverages/authorization-words'
import type { OnAct } from './coverage-acts'

interface AuthorizationListProps {
  coverage: Coverage
  authorizations: readonly Authorization[]
  /** `YYYY-MM-DD` where the practice is. */
  today: string
  /** One below the heading that the list stands under. */
  headingLevel: 3 | 4
  onAct: OnAct
}

/** What the payer of a coverage allowed, and how much of it is used. */
export function AuthorizationList(props: AuthorizationListProps) {
  const { coverage, authorizations, today, headingLevel, onAct } = props
  return (
    <Stack gap="m">
      <Spread>
        <Heading level={headingLevel} look="small">
          Authorizations
        </Heading>
        {onAct && (
          <Button
            size="small"
            icon={<Icon of="plus" />}
            aria-label={`Add authorization of ${coverage.payerName}`}
            onPress={() => onAct({ kind: 'authorize', coverage })}
          >
            Add authorization
          </Button>
        )}
      </Spread>
      {authorizations.length === 0 ? (
        <Text tone="quiet">None yet. Add one where the payer has to allow sessions in advance.</Text>
      ) : (
        <ItemList
          label={`Authorizations of ${coverage.payerName}`}
          items={authorizations.map((authorization) => {
            const { words, tone } = authorizationWords(authorization, today)
            return {
              id: authorization.id,
              title: authorization.number,
              detail: detailWords(authorization),
              trailing: <StatusBadge tone={tone}>{words}</StatusBadge>,
              ...(onAct && { actions: <Actions authorization={authorization} onAct={onAct} /> }),
            }
          })}
        />
      )}
    </Stack>
  )
}

interface ActionsProps {
  authorization: Authorization
  onAct: NonNullable<OnAct>
}

const Actions = ({ authorization, onAct }: ActionsProps) => (
  <Menu
    label={`Actions for authorization ${authorization.number}`}
    items={[
      { id: 'edit-authorization', label: 'Edit', icon: <Icon of="edit" /> },
      { id: 'delete-authorization', label: 'Delete', icon: <Icon of="trash" />, tone: 'danger' },
    ]}
    onAction={(kind) => onAct({ kind, authorization })}
  />
)

/** `8 of 12 visits used · until Dec 31, 2026 · 90834, 90837`. */
const detailWords = ({ usedVisits, visits, endsOn, codes }: Authorization): string =>
  [
    `${usedVisits} of ${visits} visits used`,
    `until ${formatMediumDate(endsOn)}`,
    codes.length === 0 ? 'all services' : codes.join(', '),
  ].join(' · ')
