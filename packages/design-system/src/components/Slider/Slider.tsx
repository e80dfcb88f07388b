import { useId, useLayoutEffect, useRef } from 'react'
import {
  Label,
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
  VisuallyHidden,
} from 'react-aria-components'
import { description as descriptionStyle, field, label as labelStyle, labelRow } from '../Field/Field.css'
import type { FieldProps } from '../Field/FieldFrame'
import { fill, knob, output, thumb, track } from './Slider.css'

export interface SliderProps extends Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'description' | 'isDisabled' | 'name' | 'id'
> {
  /** Where the thumb stands: from `minValue` to `maxValue`, in steps from there. */
  value: number
  /** Called while it moves. */
  onChange: (value: number) => void
  /** Called once it is let go; save here. */
  onChangeEnd?: (value: number) => void
  /** The value at the start of the line; Home goes there. */
  minValue: number
  /** The value at the end of the line; End goes there. */
  maxValue: number
  /** What an arrow key moves it by, and how far apart the values are; 1 by default. */
  step?: number
  /** The value in words, shown and spoken: "30 minutes". */
  formatValue?: (value: number) => string
}

/** About how much, between two ends; where the number itself matters use NumberField. */
export function Slider(props: SliderProps) {
  const { label, isLabelHidden, description, name, value, formatValue = String, ...slider } = props
  const descriptionId = useId()
  const text = formatValue(value)
  const inputRef = useValueText(text)
  const words = <Label className={labelStyle}>{label}</Label>
  return (
    <AriaSlider {...slider} value={value} className={field} data-field={name}>
      <div className={labelRow}>
        {isLabelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
        <SliderOutput className={output}>{text}</SliderOutput>
      </div>
      {description !== undefined && (
        <span id={descriptionId} className={descriptionStyle}>
          {description}
        </span>
      )}
      <SliderTrack className={track}>
        <SliderFill className={fill} />
        <SliderThumb
          className={thumb}
          inputRef={inputRef}
          {...(name !== undefined && { name })}
          {...(description !== undefined && { 'aria-describedby': descriptionId })}
        >
          <span className={knob} />
        </SliderThumb>
      </SliderTrack>
    </AriaSlider>
  )
}

/** Says the value in the words that are shown: React Aria itself knows only numbers. */
function useValueText(text: string) {
  const ref = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => ref.current?.setAttribute('aria-valuetext', text))
  return ref
}
