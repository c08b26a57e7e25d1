import { surveyForm } from '@/lib/content/downloadPages/reports';
import { ChoiceField, LinesField } from './MailFields';
import { MailForm } from './MailForm';

/** Questions about the Windows app; all are optional. */
export function SurveyForm() {
  const { subject, submit, choices, texts } = surveyForm;
  return (
    <MailForm subject={subject} submit={submit} event="windows_user_survey">
      {choices.map((choice) => (
        <ChoiceField key={choice.name} {...choice} />
      ))}
      {texts.map((text, index) => (
        <LinesField key={text.name} id={`answer-${index + 1}`} {...text} />
      ))}
    </MailForm>
  );
}
