import type { Appointment, Practice } from '@oaklet/api/contract'
import {
  Button,
  Icon,
  PageHeader,
  showToast,
  Stack,
  type TimeGridHandle,
  type TimeSpan,
} from '@oaklet/design-system'
import { useRef, useState } from 'react'
import { afterFrames } from '../../shared/after-frames'
import { dateInZone } from '../../shared/format-date'
import { lazyDialog } from '../../shared/lazy-dialog'
import { usePage } from '../../shared/use-page'
import { usePermissions } from '../../shared/use-session'
import { minutesBetween, wallClock, type AppointmentValues } from './booking/appointment-form'
import { BookingQuestionDialog } from './booking/BookingQuestionDialog'
import { bookedWords } from './series/booked-words'
import { LazyWhichAppointments } from './series/LazyWhichAppointments'
import { LazyBlockDialog } from './blocks/LazyBlockDialog'
import { LazyFindTime } from './finding/LazyFindTime'
import { LazyBlockedTimes } from './blocks/LazyBlockedTimes'
import { CalendarSummary } from './toolbar/CalendarSummary'
import { CalendarToolbar } from './toolbar/CalendarToolbar'
import { clientNames } from '../../records/clients/client-names'
import { useAppointmentActions } from './booking/use-appointment-actions'
import { useBookingChoices } from './booking/use-booking-choices'
import { useCalendarUrl } from './use-calendar-url'
import { ShownDays } from './days/ShownDays'
import { useFocusOnceShown } from './days/use-focus-once-shown'
import { LazyOfferDialog } from './waitlist/LazyOfferDialog'
import { useWaitlistNews } from './waitlist/use-waitlist-news'
import { useMove } from './use-move'
import { useWhich } from './use-which'
import { useShownDays } from './days/use-shown-days'
import { useUndoKey } from './use-undo-key'
import { stepFrom } from './days/days'
import { useCalendarKeys } from './use-calendar-keys'
import { whenWords } from './booking/when-words'

// Forms are heavy, and the week is read far more often than it is changed.
const Booking = lazyDialog(
  () => 'New appointment',
  async () => (await import('./booking/Booking')).Booking,
)
const AppointmentPanels = lazyDialog(
  () => 'Appointment',
  async () => (await import('./booking/AppointmentPanels')).AppointmentPanels,
)

/** By then the grid has drawn what was put back, and a dialog has given the focus back. */
const FRAMES_UNTIL_PUT_BACK = 3

interface CalendarProps {
  practice: Practice
  now: string
  today: string
}

/** The days in view with everything that is done on it. */
export function Calendar({ practice, now, today }: CalendarProps) {
  const url = useCalendarUrl(today)
  const may = usePermissions()
  const mayWrite = may('appointments:write')
  const { choices } = useBookingChoices()
  const shown = useShownDays(practice, url, choices?.clinicians ?? [])
  const actions = useAppointmentActions()
  const which = useWhich()
  const news = useWaitlistNews()
  const { moveTo, tell, tellMove, tellChange, undo } = useMove({
    ...{ actions, askWhich: which.ask, onFreed: news.tellFreed },
  })
  const grid = useRef<TimeGridHandle>(null)
  const [slot, setSlot] = useState<Partial<AppointmentValues> | null>(null)
  const [isBlocking, setBlocking] = useState(false)
  const [isFinding, setFinding] = useState(false)
  const isBooking = (slot !== null || url.isBooking) && mayWrite
  const focusOnceShown = useFocusOnceShown(grid, shown, isBooking || isFinding || url.appointmentId !== null)
  usePage(shown.title)
  useUndoKey(undo)

  const go = (step: 1 | -1) => url.showDate(stepFrom(url.date, shown.view, step, today))
  const goToday = () => url.showDate(today)
  const bookOn = (date: string) => setSlot({ date, ...chosenClinician })
  useCalendarKeys({
    ...{ practice, url, grid, shown, goToday },
    clinicians: choices?.clinicians ?? [],
    writes: mayWrite ? { book: bookOn, block: () => setBlocking(true), find: () => setFinding(true) } : null,
  })
  const bookAt = (start: string, end: string, clinicianId?: string) => {
    const minutes = minutesBetween(start, end)
    setSlot({
      ...wallClock(start, practice.timeZone),
      ...(minutes > 30 && { minutes }),
      ...chosenClinician,
      ...(clinicianId !== undefined && { clinicianId }),
    })
  }
  const chosenClinician = url.clinicianId === null ? {} : { clinicianId: url.clinicianId }
  // Also when it is not in view: what is open stays so when the window becomes too narrow for its day.
  const find = (id: string) => shown.query.data?.find((appointment) => appointment.id === id)

  /** Moves one; the focus is on it afterwards where a question took it away. */
  const move = (id: string, to: TimeSpan) => {
    const before = find(id)
    return (
      before &&
      moveTo(before, to).finally(() =>
        afterFrames(FRAMES_UNTIL_PUT_BACK, () => {
          if (document.activeElement === document.body) grid.current?.focusEvent(id)
        }),
      )
    )
  }

  // An appointment that the address opened has nothing that opened it, to go back to.
  const leadTo = (id: string | null) => {
    const led = shown.appointments.find((appointment) => appointment.id === id)
    if (led) focusOnceShown(led.id, dateInZone(led.startsAt, practice.timeZone))
  }

  /** Closes the booking, and leads to what was booked. */
  const leaveFor = (booked: Appointment) => {
    const day = dateInZone(booked.startsAt, practice.timeZone)
    setSlot(null)
    setFinding(false)
    if (shown.days.includes(day)) url.close()
    else url.closeOn(day)
    focusOnceShown(booked.id, day)
  }

  return (
    <Stack gap="l">
      <PageHeader
        title={shown.title}
        summary={
          <CalendarSummary
            count={shown.appointments.length}
            clinicians={choices?.clinicians}
            shownIds={url.clinicianIds}
          />
        }
        actions={
          mayWrite && (
            <>
              <Button {...LazyBlockDialog.onIntent} onPress={() => setBlocking(true)}>
                Block time…
              </Button>
              <Button {...LazyFindTime.onIntent} onPress={() => setFinding(true)}>
                Find a time…
              </Button>
              <Button
                tone="primary"
                icon={<Icon of="plus" />}
                {...Booking.onIntent}
                onPress={() => bookOn(url.date)}
              >
                New appointment
              </Button>
            </>
          )
        }
      />
      <CalendarToolbar
        {...{ url, choices }}
        view={shown.view}
        hasWeek={!shown.isPhone}
        onToday={goToday}
        onStep={go}
      />
      <ShownDays
        ref={grid}
        {...{ shown, url, practice, now }}
        writes={mayWrite ? { onCreate: bookAt, onCreateOn: bookOn, onMove: move } : null}
        onOpen={url.open}
        onNavigate={(by) => (by === 'today' ? goToday() : go(by === 'next-week' ? 1 : -1))}
      />
      <LazyBlockedTimes days={shown.days} clinicianId={url.clinicianId} tell={tell} />
      {isBlocking && (
        <LazyBlockDialog given={url} opened={null} tell={tell} onClose={() => setBlocking(false)} />
      )}
      {isFinding && (
        <LazyFindTime
          {...{ practice, today }}
          given={url}
          onClose={() => setFinding(false)}
          // It stays below the booking: who doesn't book this one is back at the others.
          onChosen={setSlot}
        />
      )}
      {isBooking && (
        <Booking
          practice={practice}
          clientId={url.bookClientId}
          given={slot ?? { date: url.date }}
          create={actions.create}
          onClose={() => {
            setSlot(null)
            url.close()
          }}
          onBooked={(booked) => {
            leaveFor(booked)
            showToast({ title: `${clientNames(booked)} booked for ${whenWords(booked)}` })
            news.tellBooked(booked)
          }}
          onSeriesBooked={(booked) => {
            leaveFor(booked.first)
            showToast({ title: bookedWords(booked) })
          }}
        />
      )}
      {url.appointmentId !== null && (
        <AppointmentPanels
          key={url.appointmentId}
          appointmentId={url.appointmentId}
          known={find(url.appointmentId)}
          practice={practice}
          choices={choices}
          actions={actions}
          onMoved={tellMove}
          onCancelled={news.tellFreed}
          onSeriesChanged={tellChange}
          onExtended={(added) => {
            leaveFor(added.first)
            showToast({ title: bookedWords(added) })
          }}
          onClose={() => {
            url.close()
            leadTo(url.appointmentId)
          }}
        />
      )}
      {news.freed !== null && (
        <LazyOfferDialog slot={news.freed} entryId={null} onOffered={news.endOffer} onClose={news.endOffer} />
      )}
      {which.question && (
        <LazyWhichAppointments
          appointment={which.question.appointment}
          change={which.question.change}
          onThis={() => which.question?.answer('this')}
          onChanged={which.question.answer}
          onClose={() => which.question?.answer(null)}
        />
      )}
      {actions.question && <BookingQuestionDialog question={actions.question} timeZone={practice.timeZone} />}
    </Stack>
  )
}
