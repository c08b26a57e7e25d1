export default function mediaWidths(source: string): string;
