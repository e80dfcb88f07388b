import { CLIENT_PEOPLE_MESSAGES } from '@oaklet/api'
import type { Client, ClientPerson, Practice } from '@oaklet/api/contract'
import {
  Banner,
  Button,
  Card,
  DescriptionList,
  EmptyState,
  Icon,
  Menu,
  Spread,
  Stack,
  Text,
} from '@oaklet/design-system'
import { useState } from 'react'
import { DeleteQuestion } from '../../../records/practice/DeleteQuestion'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { useApi } from '../../../shared/use-api'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import { usePermissions } from '../../../shared/use-session'
import { contactItems } from '../contact-items'
import { ClientMembers } from '../members/ClientMembers'
import { Memberships } from '../members/Memberships'
import { custodyWords, isGuardian, rolesWords } from './person-words'
import type { PersonDialogProps } from './PersonDialog'

const PersonDialog = lazyDialog<PersonDialogProps>(
  ({ title }) => title,
  async () => (await import('./PersonDialog')).PersonDialog,
)

/** What the tab is given. */
export interface ClientPeopleProps {
  client: Client
  practice: Practice
  /** `YYYY-MM-DD` where the practice is. */
  today: string
}

/** What was chosen, in a dialog. */
type Act = { kind: 'add' } | { kind: 'edit' | 'delete'; person: ClientPerson }

const ADD_BUTTON_ID = 'add-person'

/** The people in a client's life: guardians, whom to call, who pays, and who else helps. */
export function ClientPeople({ client, practice, today }: ClientPeopleProps) {
  const [api, mayEdit] = [useApi().clientPeople, usePermissions()('clients:write')]
  const [act, setAct] = useState<Act | null>(null)
  const { people } = client
  const isSeveral = client.type === 'couple' || client.type === 'family'
  // The first person takes the button that added them away, and so does one who is deleted.
  useKeptFocus(people, ADD_BUTTON_ID)
  const button = mayEdit && (
    <Button
      {...PersonDialog.onIntent}
      id={ADD_BUTTON_ID}
      icon={<Icon of="plus" />}
      onPress={() => setAct({ kind: 'add' })}
    >
      Add person
    </Button>
  )
  const dialog = { clientId: client.id, onClose: () => setAct(null) }
  return (
    <Stack gap="xl">
      {isSeveral && <ClientMembers client={client} />}
      {client.type === 'minor' && !people.some((person) => isGuardian(person, today)) && (
        <Banner tone="wait" title="No guardian is recorded">
          Somebody has to consent to the treatment of a minor. Add who may.
        </Banner>
      )}
      {people.length === 0 ? (
        <EmptyState
          title={isSeveral ? 'Nobody else yet' : 'Nobody yet'}
          icon={<Icon of="user-add" />}
          action={button}
        >
          Add whom to call in an emergency, a guardian, a partner, or who pays for the sessions.
        </EmptyState>
      ) : (
        <>
          <Spread>
            <Text tone="quiet">Who else matters to the treatment, and what they may know.</Text>
            {button}
          </Spread>
          {people.map((person) => (
            <PersonCard
              key={person.id}
              person={person}
              today={today}
              onAct={mayEdit ? (kind) => setAct({ kind, person }) : null}
            />
          ))}
        </>
      )}
      {!isSeveral && <Memberships client={client} />}
      {act?.kind === 'add' && <PersonDialog title="Add person" person={null} {...dialog} />}
      {act?.kind === 'edit' && (
        <PersonDialog title={`Edit ${act.person.name}`} person={act.person} {...dialog} />
      )}
      {act?.kind === 'delete' && (
        <DeleteQuestion
          name={act.person.name}
          fallback={CLIENT_PEOPLE_MESSAGES.remove}
          remove={() => api.remove({ practiceId: practice.id, clientId: client.id, personId: act.person.id })}
          onClose={() => setAct(null)}
        >
          {`What is known of them as a person in the life of ${client.displayName} goes, and can’t be brought back.`}
        </DeleteQuestion>
      )}
    </Stack>
  )
}

interface PersonCardProps {
  person: ClientPerson
  today: string
  onAct: ((kind: 'edit' | 'delete') => void) | null
}

function PersonCard({ person, today, onAct }: PersonCardProps) {
  const { name, relationship, roles, contacts, custody } = person
  const yes = isGuardian(person, today) ? 'Yes' : 'No longer'
  const may = (isAllowed: boolean) => (isAllowed ? yes : 'No')
  return (
    <Card
      title={name}
      {...(onAct !== null && {
        actions: (
          <Menu
            label={`Actions for ${name}`}
            items={[
              { id: 'edit', label: 'Edit', icon: <Icon of="edit" /> },
              { id: 'delete', label: 'Delete', icon: <Icon of="trash" />, tone: 'danger' },
            ]}
            onAction={onAct}
          />
        ),
      })}
    >
      <DescriptionList
        items={[
          { term: 'Role', description: rolesWords(roles) },
          { term: 'Relationship', description: relationship || 'Not given' },
          ...(custody === null
            ? []
            : [
                { term: 'Legal custody', description: custodyWords(custody, today) },
                { term: 'May consent to treatment', description: may(custody.mayConsent) },
                { term: 'May have information', description: may(custody.mayHaveInformation) },
              ]),
          ...contactItems(contacts),
        ]}
      />
    </Card>
  )
}
