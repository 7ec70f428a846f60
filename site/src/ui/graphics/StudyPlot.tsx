import { Line, Measure, Plot, plot, Ring } from "./Plot.tsx";

const title =
  "Illustration: three recordings of one nerve, from the wrist, below the elbow and above it. Each begins a little later.";

/** Three recordings of one nerve, stacked as in a nerve conduction study. */
export function StudyPlot() {
  return (
    <Plot viewBox="0 0 320 300" title={title} className={plot.study}>
      <Measure d="M96 30 196 290" dashed />
      <Line d="M0 64H14l2-24 3 40 2-16H109c14 0 18-52 30-52s16 68 29 68 12-16 26-16H320M0 164H14l2-24 3 40 2-16H148c14 0 18-52 30-52s16 68 29 68 12-16 26-16H320M0 264H14l2-24 3 40 2-16H186c14 0 18-52 30-52s16 68 29 68 12-16 26-16H320" />
      <Ring x={109} y={64} r={4.5} />
      <Ring x={148} y={164} r={4.5} />
      <Ring x={186} y={264} r={4.5} />
      <text x="26" y="46">
        Wrist
      </text>
      <text x="26" y="146">
        Below elbow
      </text>
      <text x="26" y="246">
        Above elbow
      </text>
    </Plot>
  );
}
