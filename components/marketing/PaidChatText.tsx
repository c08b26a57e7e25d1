type Props = {
  text: string;
  /** Where larger models are not sold (remote flag usePaidDuckAi); absent where the text does not name them. */
  withoutChat?: string;
};

/** A text that names the chat as a part of the subscription, and the one that stands for it where that is not sold. */
export function PaidChatText({ text, withoutChat }: Props) {
  if (withoutChat === undefined) return text;
  return (
    <>
      <span data-flag="usePaidDuckAi">{text}</span>
      <span data-without-flag="usePaidDuckAi">{withoutChat}</span>
    </>
  );
}
