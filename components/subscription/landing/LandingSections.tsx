import { Comparison } from './Comparison';
import { Devices } from './Devices';
import { Figures } from './Figures';
import { Questions } from './Questions';

/** The text below the features, the same for every visitor. */
export function LandingSections() {
  return (
    <>
      <Comparison />
      <Devices />
      <Figures />
      <Questions />
    </>
  );
}
