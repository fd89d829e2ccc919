import { type FormState, isValid } from '#app/features/submission-form/form-state.ts';
import { useFormTexts } from '#app/features/submission-form/form-texts-context.ts';
import type { InitialForm } from '#app/features/submission-form/initial-form.ts';
import type { Field } from '#domain/submissions/form.ts';
import { CheckboxCard } from './checkbox-card.tsx';
import { DateField } from './date-field.tsx';
import { RadioCards } from './radio-cards.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

/**
 * Renders one field by its definition.
 *
 * @param initial the form when the page loads
 */
export function FormField({
  field,
  state,
  initial,
}: {
  field: Field;
  state: FormState;
  initial: Pick<InitialForm, 'answers' | 'dateRanges'>;
}) {
  const texts = useFormTexts();
  const { name, label, hint, wide } = field;
  const common = {
    name,
    label,
    hint,
    message: state.messages[name],
    valid: isValid(state, name),
    ...(wide && { wide }),
    ...(field.optional && { optional: texts.optional }),
  };
  const defaultValue = String(initial.answers[name] ?? '');
  switch (field.kind) {
    case 'text':
    case 'email':
    case 'tel':
      return (
        <TextField
          {...common}
          type={field.kind}
          defaultValue={defaultValue}
          autoComplete={field.autoComplete}
          {...(field.kind === 'text' && {
            inputMode: field.inputMode,
            suggestions: field.suggestions,
          })}
        />
      );
    case 'date':
      return (
        <DateField
          {...common}
          range={initial.dateRanges[name]}
          defaultValue={defaultValue}
          autoComplete={field.autoComplete}
        />
      );
    case 'textarea': {
      const length = state.validation.lengths.get(name);
      return (
        <TextArea
          {...common}
          defaultValue={defaultValue}
          tall={field.tall ?? false}
          counter={length !== undefined && texts.counts.characters(length, field.minimum ?? 0)}
        />
      );
    }
    case 'radio':
      return (
        <RadioCards
          {...common}
          options={field.options}
          note={state.validation.notes.get(name)}
          defaultValue={defaultValue}
        />
      );
    case 'select':
      return (
        <SelectField
          {...common}
          options={field.options}
          placeholder={field.placeholder}
          defaultValue={defaultValue}
        />
      );
    case 'checkbox':
      return <CheckboxCard {...common} defaultChecked={initial.answers[name] === true} />;
  }
}
