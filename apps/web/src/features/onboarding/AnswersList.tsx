import type { OnboardingItem } from '@oaklet/api/contract'
import { DescriptionList, Inline, Link, VisuallyHidden } from '@oaklet/design-system'
import { CHECK_PAGE, type OnboardingAddress } from './onboarding-address'
import { answerWords, questionOf } from './onboarding-words'

interface AnswersListProps {
  item: OnboardingItem
  at: OnboardingAddress
}

/** Each question of an item with its answer, and a link that changes it. */
export const AnswersList = ({ item, at }: AnswersListProps) => (
  <DescriptionList
    layout="stacked"
    items={item.pages.map(({ page, answers }) => {
      const question = questionOf(item, page)
      return {
        term: question,
        description: (
          <Inline gap="m">
            <span>
              {answers === null ? 'Not answered yet' : answerWords(item, page, answers, item.files)}
            </span>
            {item.isOpen && (
              <Link href={at.page(item.id, page, CHECK_PAGE)}>
                Change<VisuallyHidden>: {question}</VisuallyHidden>
              </Link>
            )}
          </Inline>
        ),
      }
    })}
  />
)
