import { formatPhone } from '../organization/phone'
import type { DocumentContent } from './documents-contract'

/** The texts that a practice can begin a document with; a lawyer of the practice has to read each before it is sent. */
export const STARTING_DOCUMENTS = [
  'treatment',
  'privacy',
  'telehealth',
  'financial',
  'couple',
  'assent',
] as const
/** One of {@link STARTING_DOCUMENTS}. */
export type StartingDocument = (typeof STARTING_DOCUMENTS)[number]

/** Stands where the practice is named, with its phone number if it has one. */
const CONTACT = '{contact}'

const TEXTS: Readonly<Record<StartingDocument, DocumentContent>> = {
  treatment: {
    title: 'Consent to treatment',
    asks: 'agree',
    mayDecline: false,
    sections: [
      {
        heading: 'What therapy is',
        text: 'In therapy you and your therapist talk about what is hard for you, and look for ways to change it. You decide together what you work on, how you go about it, and how often you meet. You can ask about any of this at any time.',
      },
      {
        heading: 'What may help, and what may be hard',
        text: 'Many people feel better, get along better with others, and solve problems that seemed too large. Nobody can promise that. Therapy can also bring up sad or painful feelings, and things may feel worse for a while before they get better. Tell your therapist when that happens.',
      },
      {
        heading: 'Other ways to get help',
        text: 'There are other kinds of therapy, groups, medicine, and support from people who have been through the same. Your therapist will talk with you about what may suit you. You can stop at any time. We ask you to come once more, so that you can end well.',
      },
      {
        heading: 'What stays between us',
        text: 'What you say is private. We share it only if you allow it in writing, or if the law asks us to. The law lets us, or makes us, tell others when:\n\n- you may be about to hurt yourself or somebody else\n- a child, an older person or a person with a disability is abused or neglected\n- a court orders it\n- your insurance has to know what it pays for\n\nWe tell you first whenever we can, and we share no more than is needed.',
      },
      {
        heading: 'If you need help at once',
        text: 'We are not an emergency service, and may not see a message the same day. If you are in danger, call 911 or go to the nearest emergency room. You can call or text 988 day and night, free of charge.',
      },
      {
        heading: 'Your record',
        text: 'We keep notes of your sessions, as the law asks. You can ask to see your record, to get a copy, or to have a mistake put right.',
      },
      {
        heading: 'Your therapist',
        text: 'Some of our therapists work under a supervisor, who knows about your care and must keep it private too. Your therapist will tell you if that is so, and who the supervisor is.',
      },
      {
        heading: 'Questions and complaints',
        text: 'Talk with your therapist, or call {contact}. You can also turn to the board that licenses your therapist.',
      },
    ],
  },
  privacy: {
    title: 'Notice of privacy practices',
    asks: 'acknowledge',
    mayDecline: true,
    sections: [
      {
        heading: '',
        text: 'This notice says how medical information about you may be used and shared, and how you can get it. Please read it with care.',
      },
      {
        heading: 'How we use and share what we know',
        text: 'We may use and share it without asking you each time:\n\n- to treat you, for example with a doctor who treats you too\n- to be paid, for example by your insurance\n- to run the practice, for example to check the quality of our work\n- to remind you of a visit, where you allow us to\n- when the law asks us to, for example to stop abuse or a serious danger\n\nFor most uses of therapy notes, for advertising, and for selling what we know, we need your written permission. You can take a permission back at any time.',
      },
      {
        heading: 'Your rights',
        text: 'You can:\n\n- see your record, or get a copy on paper or as a file\n- ask us to put right what is wrong\n- ask us to reach you in a certain way, for example only at home\n- ask us not to share something; if you pay a visit in full yourself, we don’t tell your insurance of it\n- get a list of those with whom we have shared it\n- have somebody act for you who may do so by law\n- get this notice on paper\n- complain, to us or to the government; nobody will hold that against you',
      },
      {
        heading: 'Our duties',
        text: 'The law asks us to keep your information private and safe, to follow this notice, and to tell you soon if somebody saw what they should not have seen. We may change this notice. The new one then holds for all that we know, and you can get it from us.',
      },
      {
        heading: 'Whom to ask',
        text: 'Call {contact}. You can send a complaint to the Office for Civil Rights of the U.S. Department of Health and Human Services, 200 Independence Avenue S.W., Washington, D.C. 20201, or call 1-877-696-6775.',
      },
    ],
  },
  telehealth: {
    title: 'Consent to telehealth',
    asks: 'agree',
    mayDecline: false,
    sections: [
      {
        heading: 'What telehealth is',
        text: 'You and your therapist meet by video or phone instead of in one room. You can say no, and you can change your mind at any time. We will then meet in person, or help you find somebody who can.',
      },
      {
        heading: 'What is different',
        text: 'It saves the way to us, and helps when you can’t leave home. But your therapist sees and hears less of you. The picture or sound may stop. Somebody may overhear you, and no way of talking over the internet is fully safe.',
      },
      {
        heading: 'What we ask of you',
        text: '- Be in a quiet place where nobody hears you.\n- Don’t drive while we talk.\n- Tell us at the start where you are, as our license holds in some states only.\n- Don’t record the session. We don’t record it either.',
      },
      {
        heading: 'If the call stops',
        text: 'Try once more. If that fails, your therapist calls you on the phone.',
      },
      {
        heading: 'If there is an emergency',
        text: 'Your therapist may call 911, or the person you named for emergencies, and say where you are. If you are in danger and can’t reach us, call 911. You can call or text 988 day and night.',
      },
    ],
  },
  financial: {
    title: 'Fees and payment',
    asks: 'agree',
    mayDecline: false,
    sections: [
      {
        heading: 'What a session costs',
        text: 'You get our fees before you begin. We tell you in writing before a fee changes. If you pay yourself, you have the right to an estimate of what your care will cost.',
      },
      {
        heading: 'When to pay',
        text: 'Please pay your part at each session, unless we have agreed on something else. Tell us soon if a bill is hard to pay, so that we can find a way.',
      },
      {
        heading: 'Insurance',
        text: 'We send claims to your insurance if we work with it. Please tell us at once when your insurance changes. What it does not pay is yours to pay: for example a copay, a deductible, or a session that it does not cover.',
      },
      {
        heading: 'If you can’t come',
        text: 'Please call {contact} at least 24 hours before. If you cancel later, or don’t come, we may charge you for the session. Insurance does not pay for that. We don’t charge you if you were ill or had an emergency.',
      },
      {
        heading: 'Bills that are not paid',
        text: 'If a bill stays open for more than 90 days and you have not talked with us, we may stop sessions, or ask another company to collect it. They then learn your name and what is owed, and nothing about your care.',
      },
    ],
  },
  couple: {
    title: 'Agreement for couples and families',
    asks: 'agree',
    mayDecline: false,
    sections: [
      {
        heading: 'Who the client is',
        text: 'In couple or family therapy all of you together are the client. Your therapist takes no side, and works for what is good for all of you.',
      },
      {
        heading: 'What you tell us alone',
        text: 'We may meet one of you alone, as a part of our work with all of you. Your therapist may bring up in the room what you said alone, if that matters for the work. They will help you say it yourself first. Please don’t tell your therapist what must stay a secret from the others.',
      },
      {
        heading: 'Your record',
        text: 'There is one record for all of you. We share it only if every adult who took part allows it in writing, or if a court orders it.',
      },
      {
        heading: 'If you end up in court',
        text: 'Please don’t ask your therapist to speak for one of you against another. That would hurt the work that you did together.',
      },
    ],
  },
  assent: {
    title: 'For young people: about therapy',
    asks: 'agree',
    mayDecline: true,
    sections: [
      {
        heading: 'Why you are here',
        text: 'Therapy is a place to talk about what is hard, or what you want to change. You can draw, play or just sit too. You can ask anything.',
      },
      {
        heading: 'What we tell your parents',
        text: 'We tell your parents how it goes, but not all that you say. We try to talk with you first about what we tell them.',
      },
      {
        heading: 'When we have to tell somebody',
        text: 'We have to get help if you may get badly hurt, if you may badly hurt somebody, or if somebody hurts you.',
      },
      {
        heading: 'You have a say',
        text: 'You can say what you like and what you don’t like. You can say that you need a break, or that you want to stop.',
      },
    ],
  },
}

/** A text to begin with, in which the name and the phone number of the practice stand. */
export function startingDocument(
  kind: StartingDocument,
  { practiceName, phone }: { practiceName: string; phone: string },
): DocumentContent {
  const contact = phone === '' ? practiceName : `${practiceName} at ${formatPhone(phone)}`
  const { sections, ...content } = TEXTS[kind]
  return {
    ...content,
    sections: sections.map(({ heading, text }) => ({
      heading,
      text: text.replaceAll(CONTACT, () => contact),
    })),
  }
}
