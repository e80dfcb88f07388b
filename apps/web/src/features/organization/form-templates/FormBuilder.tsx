import { FORM_TEMPLATES_MESSAGES } from '@oaklet/api'
import type { FormTemplate } from '@oaklet/api/contract'
import { Inline, LinkButton, Skeleton, Stack } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formTemplatesQueries } from '../../../records/form-templates/form-templates-queries'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { FormEditor } from './FormEditor'

/** What the builder is given. */
export interface FormBuilderProps {
  formTemplateId: string
  /** Where the list of forms is. */
  backHref: string
}

/** The page on which a form is written: its headings and questions in their order. */
export function FormBuilder({ formTemplateId, backHref }: FormBuilderProps) {
  const query = useQuery({
    ...formTemplatesQueries(useApi(), usePracticeId()).one(formTemplateId),
    staleTime: 0,
  })
  // A reload behind the builder must not begin it anew.
  const [loaded, setLoaded] = useState<FormTemplate | null>(null)
  if (loaded === null && query.data !== undefined && !query.isFetching) setLoaded(query.data)
  return (
    <Stack gap="xl">
      <Inline>
        <LinkButton href={backHref}>Back to all forms</LinkButton>
      </Inline>
      {loaded === null ? (
        <WhenLoaded
          query={query}
          fallback={FORM_TEMPLATES_MESSAGES.get}
          label="Loading form"
          placeholder={<Skeleton shape="row" count={6} />}
        >
          {() => <Skeleton shape="row" count={6} />}
        </WhenLoaded>
      ) : (
        <FormEditor key={loaded.id} loaded={loaded} />
      )}
    </Stack>
  )
}
