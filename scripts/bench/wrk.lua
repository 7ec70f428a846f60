-- What wrk measured, as one line of JSON after its own report.
done = function(summary, latency, requests)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"seconds":%f,"slowest":%f,"broken":%d,"refused":%d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(99) / 1e3,
    errors.connect + errors.read + errors.write + errors.timeout, errors.status))
end
