type Props = {
  text: string;
  /** The text where larger models are not sold (remote flag usePaidDuckAi); absent when it need not differ. */
  withoutChat?: string;
};

/** A text that mentions the chat as part of the subscription, and its replacement where that is not sold. */
export function PaidChatText({ text, withoutChat }: Props) {
  if (withoutChat === undefined) return text;
  return (
    <>
      <span data-flag="usePaidDuckAi">{text}</span>
      <span data-without-flag="usePaidDuckAi">{withoutChat}</span>
    </>
  );
}
