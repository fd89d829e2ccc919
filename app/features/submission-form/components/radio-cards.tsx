import { Icon } from '#app/components/ui/icon/icon.tsx';
import type { Option } from '#domain/submissions/form.ts';
import cards from './cards.module.css';
import { FieldGroup, type FieldProps } from './field.tsx';

/** A choice of a few visible options. The first one has the field's id, for links to the field. */
export function RadioCards({
  options,
  note: answerNote,
  defaultValue,
  ...field
}: FieldProps & {
  options: readonly Option[];
  /** What is said about the chosen answer, which is valid. */
  note: string | undefined;
  defaultValue: string;
}) {
  const { name, message } = field;
  const classNames = [
    cards.cards,
    options.some(({ label }) => label.length > 10) && cards.longLabels,
    options.length > 8 && cards.manyOptions,
    options.length === 5 && cards.fiveOptions,
    options.some(({ note }) => note) && cards.withNotes,
    options.some(({ icon }) => icon) && cards.withIcons,
    message && cards.invalid,
  ];
  return (
    <FieldGroup {...field}>
      <div className={classNames.filter(Boolean).join(' ')}>
        {options.map(({ value, label, note, icon }, index) => (
          <label key={value} className={cards.card}>
            <input
              id={index === 0 ? name : undefined}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              required={!field.optional}
              aria-invalid={Boolean(message)}
            />
            <span>
              {label}
              {note && <small>{note}</small>}
            </span>
            {icon && <Icon name={icon} />}
          </label>
        ))}
      </div>
      <p className={cards.answerNote} role="status">
        {answerNote}
      </p>
    </FieldGroup>
  );
}
